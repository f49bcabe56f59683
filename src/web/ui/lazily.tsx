import { lazy, Suspense, useRef, type ComponentType, type ReactNode } from 'react'

/**
 * A component whose code comes when it is first shown, with `meanwhile` in its place until then. Code that is gone after
 * an update of the product is brought by reloading the page (`main.tsx`): a browser does not try an import twice.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): (props: Props) => ReactNode {
  const Shown: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  return function Lazily(props) {
    return (
      <Suspense fallback={meanwhile}>
        <Shown {...props} />
      </Suspense>
    )
  }
}

/** Shows a dialog from the first time that it is open on: not loaded before, and still there while it fades. */
export function OnceOpen({ open, children }: { readonly open: boolean; readonly children: ReactNode }) {
  const wasOpen = useRef(open)
  if (open) wasOpen.current = true
  return wasOpen.current ? children : null
}
