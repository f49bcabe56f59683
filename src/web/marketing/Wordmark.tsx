export function Wordmark() {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <rect width="20" height="20" rx="5" fill="var(--primary)" />
        <path
          d="M6.2 14.4 10 5.6l3.8 8.8M7.7 11.3h4.6"
          fill="none"
          stroke="var(--on-primary)"
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      Assay
    </span>
  )
}
