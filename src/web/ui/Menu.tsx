import { cloneElement, createContext, useContext, useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'

interface MenuProps {
  readonly trigger: ReactElement<Record<string, unknown>>
  readonly side?: 'top' | 'bottom'
  readonly className?: string
  readonly children: ReactNode
}

const CloseMenu = createContext<() => void>(() => undefined)
const width = 208

/** Which item a key goes to, of `count` of which `at` has the focus; null for a key that moves nothing. */
function targetOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/**
 * A menu button as the ARIA practices describe it. It stands in its place of the page: Base UI's brings focus guards that
 * are hidden and focusable at once, and leaves every landmark, which axe refuses.
 */
export function Menu({ trigger, side = 'bottom', className = '', children }: MenuProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isAtEnd, setAtEnd] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const items = (): HTMLElement[] => [...(popup.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const button = (): HTMLElement | null => frame.current?.querySelector('[aria-haspopup=menu]') ?? null
  const close = (): void => {
    setOpen(false)
    button()?.focus()
  }
  useEffect(() => {
    if (!isOpen) return undefined
    items()[0]?.focus()
    const dismiss = (event: PointerEvent): void => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', dismiss)
    return () => document.removeEventListener('pointerdown', dismiss)
  }, [isOpen])
  const open = (): void => {
    setAtEnd((frame.current?.getBoundingClientRect().left ?? 0) + width > innerWidth - 8)
    setOpen(true)
  }
  const react = (event: KeyboardEvent): void => {
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open()
      return
    }
    const all = items()
    const at = all.findIndex((item) => item === document.activeElement)
    const letter = event.key.length === 1 && event.key !== ' ' ? event.key.toLowerCase() : null
    const named = (item: HTMLElement): boolean =>
      item.innerText
        .trim()
        .toLowerCase()
        .startsWith(letter ?? '')
    const later = [...all.slice(at + 1), ...all.slice(0, at + 1)]
    const target = letter === null ? all[targetOf(event.key, at, all.length) ?? -1] : later.find(named)
    if (target) {
      event.preventDefault()
      target.focus()
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    }
    if (event.key === 'Tab') setOpen(false)
  }
  return (
    <div ref={frame} className={`relative ${className}`} onKeyDown={react}>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => (isOpen ? setOpen(false) : open()),
      })}
      {isOpen && (
        <div
          ref={popup}
          id={id}
          role="menu"
          aria-label="Actions"
          className={`popup absolute z-50 min-w-52 p-1 ${side === 'top' ? 'bottom-full mb-1.5' : 'top-full mt-1.5'} ${isAtEnd ? 'right-0' : 'left-0'}`}
        >
          <CloseMenu value={close}>{children}</CloseMenu>
        </div>
      )}
    </div>
  )
}

interface MenuItemProps {
  readonly onClick?: () => void
  /** A link in place of a button. */
  readonly render?: ReactElement<Record<string, unknown>>
  /** Why this may not be used now, said below it; it keeps its place among the items. */
  readonly disabledReason?: string | null
  readonly children: ReactNode
}

const itemStyle =
  'flex min-h-8 w-full flex-wrap items-center gap-2 rounded-chip px-2 text-left text-fg2 outline-none hover:bg-s3 hover:text-fg focus:bg-s3 focus:text-fg'

export function MenuItem({ onClick, render, disabledReason = null, children }: MenuItemProps) {
  const close = useContext(CloseMenu)
  const act = (): void => {
    close()
    onClick?.()
  }
  const shared = { role: 'menuitem', tabIndex: -1, className: itemStyle }
  if (disabledReason !== null)
    return (
      <button type="button" {...shared} aria-disabled="true">
        {children}
        <span className="w-full text-label text-fg3">{disabledReason}</span>
      </button>
    )
  const used = { ...shared, onClick: act, children }
  return render ? cloneElement(render, used) : <button type="button" {...used} />
}

export function MenuSeparator() {
  return <div role="separator" className="my-1 h-px bg-line" />
}
