import { expect, test } from 'vitest'
import { contentDisposition } from './file-answer.ts'

/** As a browser reads it: `filename*` where it is there, percent-decoded (RFC 8187). */
function nameIn(header: string): string {
  return decodeURIComponent(/; filename\*=UTF-8''([^;]*)$/.exec(header)?.[1] ?? '')
}
const plainIn = (header: string): string => /; filename="([^"]*)"; /.exec(header)?.[1] ?? ''

test.each([
  ['assay-acme-2026-02-03.pdf', 'assay-acme-2026-02-03.pdf', 'assay-acme-2026-02-03.pdf'],
  ['Größe & Söhne.csv', 'Gro_e & Sohne.csv', 'Größe & Söhne.csv'],
  ['漢字.md', '__.md', '漢字.md'],
  ['a "b".md', 'a _b_.md', 'a "b".md'],
  [`it's (1)*.md`, `it's (1)*.md`, `it's (1)*.md`],
  ['100%41.csv', '100_41.csv', '100%41.csv'],
  ['a;b=c,d.csv', 'a;b=c,d.csv', 'a;b=c,d.csv'],
  ['a\r\nSet-Cookie: b=1\r\n\r\n.md', 'a__Set-Cookie: b=1____.md', 'a__Set-Cookie: b=1____.md'],
  ['../../etc/passwd', '__.._etc_passwd', '__.._etc_passwd'],
  ['..\\x\0y\u007f\u2028.md', '__x_y__.md', '__x_y__.md'],
  ['.htaccess', '_htaccess', '_htaccess'],
  ['gpj\u202Eexe.md', 'gpj_exe.md', 'gpj_exe.md'],
  ['a\ud800b.md', 'a_b.md', 'a\ufffdb.md'],
])(
  'the name %j is stored as itself or in ASCII, and is never a path, a second name or a header',
  (name, ascii, whole) => {
    const header = contentDisposition(name)
    expect(header).toMatch(/^attachment; filename="[ !#-[\]-~]+"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/)
    expect([plainIn(header), nameIn(header)]).toEqual([ascii, whole])
  },
)

test('a name is cut where it would not fit a file system', () => {
  expect(nameIn(contentDisposition('é'.repeat(5_000)))).toBe('é'.repeat(200))
})
