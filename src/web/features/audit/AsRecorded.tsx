/** What stands in the log of a row, folded away below what it says to a reader. */
export function AsRecorded({ row }: { readonly row: object }) {
  return (
    <details className="ml-auto open:w-full">
      <summary className="w-max cursor-pointer text-fg3 hover:text-fg2">As recorded</summary>
      <pre
        className="mt-1 max-h-64 overflow-auto rounded-control bg-s2 p-2 text-label whitespace-pre-wrap text-fg2 wrap-anywhere"
        tabIndex={0}
      >
        {JSON.stringify(row, null, 2)}
      </pre>
    </details>
  )
}
