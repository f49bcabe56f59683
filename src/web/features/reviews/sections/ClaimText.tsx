import type { Claim } from '../../../../contract/reviews.ts'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { EvidenceChips } from '../evidence/EvidenceChips.tsx'
import { useEvidence } from '../evidence/EvidenceContext.tsx'

interface ClaimTextProps {
  readonly claim: Claim
  readonly claimKey: string
  /** The claim that the open evidence is shown beside. */
  readonly isShown: boolean
  /** The sentence after it cites the same: the numbers stand there, once. */
  readonly isCitedNext?: boolean
}

const hasSelection = (): boolean => (getSelection()?.toString() ?? '') !== ''

/** A sentence with its evidence. A click anywhere in it opens the first piece; the numbers do so by keyboard. */
export function ClaimText({ claim, claimKey, isShown, isCitedNext = false }: ClaimTextProps) {
  const { evidence, show } = useEvidence()
  const first = evidence.byFinding.get(claim.finding_ids[0] ?? '')
  if (!first)
    return (
      <>
        <ForeignText text={claim.text} />{' '}
      </>
    )
  return (
    <>
      <span
        onClick={() => {
          if (!hasSelection()) show(first.number, claimKey)
        }}
        className={`cursor-pointer rounded-chip [box-decoration-break:clone] ${isShown ? 'bg-accent-soft text-fg' : 'hover:bg-s2'}`}
      >
        <ForeignText text={claim.text} />
      </span>
      {!isCitedNext && <EvidenceChips findingIds={claim.finding_ids} claimKey={claimKey} />}{' '}
    </>
  )
}
