import type { ReactElement, ReactNode } from 'react'
import { Menu as Base } from '@base-ui/react/menu'

interface MenuProps {
  readonly trigger: ReactElement
  readonly side?: 'top' | 'bottom'
  readonly children: ReactNode
}

export function Menu({ trigger, side = 'bottom', children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align="start" sideOffset={6} className="z-50 outline-none">
          <Base.Popup className="popup min-w-52 p-1 outline-none">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface MenuItemProps {
  readonly onClick?: () => void
  readonly render?: ReactElement
  readonly children: ReactNode
}

export function MenuItem({ onClick, render, children }: MenuItemProps) {
  return (
    <Base.Item
      {...(onClick ? { onClick } : {})}
      {...(render ? { render } : {})}
      className="flex h-8 items-center gap-2 rounded-chip px-2 text-fg2 outline-none data-highlighted:bg-s3 data-highlighted:text-fg"
    >
      {children}
    </Base.Item>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="my-1 h-px bg-line" />
}
