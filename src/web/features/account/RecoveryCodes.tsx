import { copyToClipboard } from '../../lib/clipboard.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/Button.tsx'

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const text = `${codes.join('\n')}\n`
  return (
    <div role="status" className="flex flex-col gap-3 rounded-card border border-line bg-warn-soft p-4">
      <p className="font-medium text-warn">Keep these recovery codes where you find them without your device.</p>
      <p className="text-fg2">Each opens your account once. They are not shown again.</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copyToClipboard(text, 'Copied')}>Copy</Button>
        <Button onClick={() => saveFile(text, 'text/plain', 'assay-recovery-codes.txt')}>Download</Button>
        <Button variant="primary" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  )
}
