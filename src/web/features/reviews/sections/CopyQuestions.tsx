import { Copy } from 'lucide-react'
import type { ReviewSection } from '../../../../contract/reviews.ts'
import { markHidden } from '../../../../contract/text.forms.ts'
import { copyToClipboard } from '../../../lib/clipboard.ts'
import { Button } from '../../../ui/Button.tsx'
import { questionText } from './question-text.ts'

/** The questions as one plain text, to send to the vendor. */
export function CopyQuestions({ section }: { readonly section: ReviewSection }) {
  return (
    <Button size="sm" onClick={() => void copyToClipboard(markHidden(questionText(section)), 'Questions copied')}>
      <Copy className="size-3.5" aria-hidden="true" />
      Copy questions
    </Button>
  )
}
