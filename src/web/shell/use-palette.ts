import { useEffect, useState } from 'react'

/** Whether the palette is open: Ctrl or Cmd and K opens and closes it. */
export function usePalette(): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const react = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen((was) => !was)
    }
    addEventListener('keydown', react)
    return () => removeEventListener('keydown', react)
  }, [])
  return [isOpen, setOpen]
}
