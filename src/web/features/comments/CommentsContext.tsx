import { createContext, use } from 'react'

/** What a section of the review needs to be commented on. */
export interface Commenting {
  /** Opens a form for a comment on one of the section's sentences: the way without a pointer. */
  readonly ask: (sectionId: string, sentences: readonly string[]) => void
  /** Comments that are open, by section. */
  readonly openIn: ReadonlyMap<string, number>
  readonly onShowAll: () => void
}

export const CommentsContext = createContext<Commenting | null>(null)

/** Null where nothing can be commented on. */
export const useCommenting = (): Commenting | null => use(CommentsContext)
