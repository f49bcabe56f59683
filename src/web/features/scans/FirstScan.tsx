import type { Vendor } from '../../../contract/vendors.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Page } from '../../ui/Page.tsx'
import { ScanForm } from './ScanForm.tsx'

/** The vendor has no scan yet. */
export function FirstScan({ vendor }: { readonly vendor: Vendor }) {
  return (
    <Page title={vendor.name} above={<Breadcrumb name={vendor.name} />}>
      <div className="mt-6 max-w-2xl">
        <section aria-labelledby="first-scan" className="flex flex-col gap-3 rounded-card border border-line bg-s1 p-5">
          <h2 id="first-scan" className="text-read font-semibold">
            No review yet
          </h2>
          <p className="text-fg2">
            A scan reads the public pages of <ForeignText text={vendor.name} /> and writes the review.
          </p>
          <ScanForm vendor={vendor} label="Start review" />
        </section>
      </div>
    </Page>
  )
}
