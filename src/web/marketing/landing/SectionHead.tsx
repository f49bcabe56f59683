export function SectionHead({
  id,
  title,
  line,
}: {
  readonly id: string
  readonly title: string
  readonly line: string
}) {
  return (
    <h2 className="section-head" id={`${id}-title`}>
      {title}. <span>{line}</span>
    </h2>
  )
}
