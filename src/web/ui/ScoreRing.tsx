interface ScoreRingProps {
  /** 0–100, or null when the score is withheld. */
  readonly score: number | null
  readonly grade: string | null
}

const radius = 38
const around = 2 * Math.PI * radius
/** Three quarters of the circle, open at the bottom where the grade stands. */
const arc = around * 0.76

export function ScoreRing({ score, grade }: ScoreRingProps) {
  const spoken =
    score === null
      ? 'No score: insufficient public evidence'
      : `Security Score ${score}/100${grade === null ? '' : `, grade ${grade}`}`
  const ring = { cx: 48, cy: 48, r: radius, fill: 'none', strokeWidth: 6.5, strokeLinecap: 'round' as const }
  return (
    <div className="relative size-24 shrink-0" role="img" aria-label={spoken}>
      <svg viewBox="0 0 96 96" className="size-full rotate-[133deg]" aria-hidden="true">
        <circle
          {...ring}
          stroke="var(--s3)"
          strokeDasharray={score === null ? '2 9' : `${arc} ${around}`}
          {...(score === null ? { strokeWidth: 4 } : {})}
        />
        {score !== null && score > 0 && (
          <circle
            {...ring}
            stroke={`var(--grade-${(grade ?? 'F').toLowerCase()})`}
            strokeDasharray={`${(arc * score) / 100} ${around}`}
          />
        )}
      </svg>
      <div className="absolute inset-0 flex flex-col items-center justify-center" aria-hidden="true">
        {score === null ? (
          <span className="text-center text-label text-fg3">
            No
            <br />
            score
          </span>
        ) : (
          <>
            <span className="text-figure leading-6 font-semibold tabular-nums">{score}</span>
            <span className="text-meta leading-3 text-fg3">of 100</span>
          </>
        )}
      </div>
      {grade !== null && (
        <span className="absolute inset-x-0 bottom-0.5 text-center text-label font-semibold" aria-hidden="true">
          {grade}
        </span>
      )}
    </div>
  )
}
