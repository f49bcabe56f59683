import { useEffect, useState } from 'react'
import { MessageSquarePlus } from 'lucide-react'
import type { Comment, Person } from '../../../contract/comments.ts'
import { readDraft } from '../../lib/drafts.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Composer, draftName, type Draft } from './Composer.tsx'
import { rangeOf, readSelection, selectSentence, type Selected } from './shown-text.ts'

export interface CommentLayerProps {
  readonly vendorId: string
  readonly scanId: string
  readonly comments: readonly Comment[]
  readonly people: readonly Person[]
  /** A section whose sentences are offered to comment on: the way without a pointer. */
  readonly asked: { readonly sectionId: string; readonly sentences: readonly string[] } | null
  readonly onAskedDone: () => void
  /** The comment whose passage is shown, by the address. */
  readonly shown: string | null
}

const highlight = { open: 'comment', shown: 'comment-shown' } as const

const sectionElements = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-section]')]

/** Underlines the passages of open comments, and again whenever the page draws others. */
function useHighlights(comments: readonly Comment[], shown: string | null): void {
  useEffect(() => {
    if (!('highlights' in CSS)) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasShown = false
    const draw = (): void => {
      const ranges = comments
        .filter((comment) => comment.deleted === null && (!comment.resolved || comment.id === shown))
        .flatMap((comment) => {
          const root = sectionElements().find(
            ({ dataset }) => dataset['section'] === comment.section_id && dataset['tab'] === comment.section,
          )
          const range = root ? rangeOf(root, comment) : null
          return range ? [{ id: comment.id, range }] : []
        })
      CSS.highlights.set(highlight.open, new Highlight(...ranges.map(({ range }) => range)))
      const target = ranges.find(({ id }) => id === shown)
      CSS.highlights.set(highlight.shown, new Highlight(...(target ? [target.range] : [])))
      if (target && !wasShown) {
        wasShown = true
        for (
          let at = target.range.startContainer.parentElement?.closest('details');
          at;
          at = at.parentElement?.closest('details')
        )
          at.open = true
        target.range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
      }
    }
    draw()
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(draw, 120)
    })
    observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      for (const name of Object.values(highlight)) CSS.highlights.delete(name)
    }
  }, [comments, shown])
}

/** What is selected now within one section of the review, with where it ends on the screen. */
function useSelected() {
  const [found, setFound] = useState<{ readonly selected: Selected; readonly place: DOMRect } | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const now = readSelection()
        const rects = now ? [...now.range.getClientRects()] : []
        const place = rects.at(-1)
        setFound(now && place ? { selected: now.selected, place } : null)
      }, 120)
    }
    read()
    document.addEventListener('selectionchange', read)
    addEventListener('scroll', read, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', read)
      removeEventListener('scroll', read, { capture: true })
    }
  }, [])
  return found
}

function readKept(vendorId: string): Draft | null {
  const kept = readDraft(draftName(vendorId))
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('selected' in kept)) return null
  // safe because this file alone writes it, in this tab
  return kept as Draft
}

interface Writing {
  readonly draft: Draft
  readonly choices: readonly Selected[]
  readonly place: DOMRect | null
}

/** Passages with comments underlined, a button beside what is selected, and the form that it opens. */
export function CommentLayer({ vendorId, scanId, comments, people, asked, onAskedDone, shown }: CommentLayerProps) {
  const found = useSelected()
  const [writing, setWriting] = useState<Writing | null>(() => {
    const draft = readKept(vendorId)
    return draft === null ? null : { draft, choices: [], place: null }
  })
  useHighlights(comments, shown)
  useEffect(() => {
    if (asked === null) return
    const choices = asked.sentences.flatMap((sentence) => selectSentence(asked.sectionId, sentence) ?? [])
    const [first] = choices
    const place = document.getElementById(`section-${asked.sectionId}`)?.getBoundingClientRect() ?? null
    if (first) setWriting({ draft: { selected: first, text: '' }, choices, place })
  }, [asked])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || !event.altKey || event.code !== 'KeyM') return
      const now = readSelection()
      if (!now) return
      event.preventDefault()
      const place = now.range.getBoundingClientRect()
      setWriting({ draft: { selected: now.selected, text: '' }, choices: [], place })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      {found && !writing && (
        <button
          type="button"
          title="Comment on what is selected (Ctrl Alt M)"
          className={`popup fixed z-40 h-8 px-2.5 ${buttonStyle('secondary', 'sm')} bg-s1!`}
          style={{
            top: Math.min(found.place.bottom + 8, innerHeight - 48),
            left: Math.max(8, Math.min(found.place.right - 48, innerWidth - 124)),
          }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setWriting({ draft: { selected: found.selected, text: '' }, choices: [], place: found.place })}
        >
          <MessageSquarePlus className="size-3.5" aria-hidden="true" />
          Comment
        </button>
      )}
      {writing && (
        <Composer
          vendorId={vendorId}
          scanId={scanId}
          people={people}
          {...writing}
          onClose={() => {
            setWriting(null)
            onAskedDone()
          }}
        />
      )}
    </>
  )
}
