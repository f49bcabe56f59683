import type { ReactNode } from 'react'
import { Drawer } from '@base-ui/react/drawer'

interface BottomSheetProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Rises from the bottom edge; swiping down, Escape or a click beside it closes it. `children` hold a visible close button. */
export function BottomSheet({ open, title, onClose, children }: BottomSheetProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Drawer.Portal>
        <Drawer.Backdrop className="backdrop fixed inset-0 z-40" />
        <Drawer.Viewport className="fixed inset-0 z-50 flex items-end justify-center">
          <Drawer.Popup className="sheet sheet-bottom flex max-h-[82dvh] w-full max-w-2xl flex-col rounded-t-card border border-b-0 border-line bg-s1 outline-none">
            <Drawer.Title className="sr-only">{title}</Drawer.Title>
            <div className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-s3" aria-hidden="true" />
            <Drawer.Content className="flex min-h-0 flex-1 flex-col">{children}</Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
