import { Component, lazy, Suspense, useRef, type ComponentType, type ReactNode } from 'react'
import { loadCode, MissingCode } from '../lib/missing-code.ts'
import { MissingPart } from './MissingPart.tsx'

interface PartBoundaryProps {
  readonly isFloating: boolean
  readonly children: ReactNode
}

/** What is missing leaves the page around it as it is; any other error is the page's. */
class PartBoundary extends Component<PartBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof MissingCode) return <MissingPart isFloating={this.props.isFloating} />
    throw error
  }
}

/** A component whose code comes when it is first shown, with `meanwhile` in its place until then. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): (props: Props) => ReactNode {
  const Shown: ComponentType<Props> = lazy(async () => ({ default: await loadCode(load) }))
  return function Lazily(props) {
    return (
      <PartBoundary isFloating={meanwhile === null}>
        <Suspense fallback={meanwhile}>
          <Shown {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
}

/** Shows a dialog from the first time that it is open on: not loaded before, and still there while it fades. */
export function OnceOpen({ open, children }: { readonly open: boolean; readonly children: ReactNode }) {
  const wasOpen = useRef(open)
  if (open) wasOpen.current = true
  return wasOpen.current ? children : null
}
