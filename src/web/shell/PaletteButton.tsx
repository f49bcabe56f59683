import { Search } from 'lucide-react'

interface PaletteButtonProps {
  readonly isIcon?: boolean
  readonly onOpen: () => void
}

const isApple = /Mac|iP(?:hone|ad)/.test(navigator.userAgent)

export function PaletteButton({ isIcon = false, onOpen }: PaletteButtonProps) {
  if (isIcon)
    return (
      <button
        type="button"
        aria-label="Search"
        onClick={onOpen}
        className="flex size-8 items-center justify-center rounded-control text-fg2 hover:bg-s2"
      >
        <Search className="size-4" aria-hidden="true" />
      </button>
    )
  return (
    <button
      type="button"
      onClick={onOpen}
      className="mt-4 flex h-8 w-full items-center gap-2.5 rounded-control border border-line px-2 text-fg3 hover:bg-s2 hover:text-fg"
    >
      <Search className="size-4" aria-hidden="true" />
      <span className="flex-1 text-left">Search</span>
      <kbd className="font-sans text-meta">{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
    </button>
  )
}
