import type { FactFile } from './fact-file.ts'
import { assureSoc2 } from './facts/assure.soc2.ts'
import { assureIso27001 } from './facts/assure.iso27001.ts'
import { assureIsoPrivacyCloud } from './facts/assure.iso-privacy-cloud.ts'
import { assurePci } from './facts/assure.pci.ts'
import { assureHipaaBaa } from './facts/assure.hipaa-baa.ts'
import { assureFedrampGov } from './facts/assure.fedramp-gov.ts'
import { assureOther } from './facts/assure.other.ts'
import { assureReportAccess } from './facts/assure.report-access.ts'
import { govPolicy } from './facts/gov.policy.ts'
import { govOwner } from './facts/gov.owner.ts'
import { govRisk } from './facts/gov.risk.ts'
import { govSuppliers } from './facts/gov.suppliers.ts'
import { iamSso } from './facts/iam.sso.ts'
import { iamSsoEnforce } from './facts/iam.sso-enforce.ts'
import { iamScim } from './facts/iam.scim.ts'
import { iamMfa } from './facts/iam.mfa.ts'
import { iamMfaEnforce } from './facts/iam.mfa-enforce.ts'
import { iamRbac } from './facts/iam.rbac.ts'
import { iamSession } from './facts/iam.session.ts'
import { iamIpAllow } from './facts/iam.ip-allow.ts'
import { iamPasswords } from './facts/iam.passwords.ts'
import { iamTokens } from './facts/iam.tokens.ts'
import { iamStaffLeastPriv } from './facts/iam.staff-least-priv.ts'
import { iamStaffMfa } from './facts/iam.staff-mfa.ts'
import { iamAccessReview } from './facts/iam.access-review.ts'
import { encRest } from './facts/enc.rest.ts'
import { encTransit } from './facts/enc.transit.ts'
import { encKeys } from './facts/enc.keys.ts'
import { encByok } from './facts/enc.byok.ts'
import { encE2e } from './facts/enc.e2e.ts'
import { dataIsolation } from './facts/data.isolation.ts'
import { dataResidency } from './facts/data.residency.ts'
import { dataRetention } from './facts/data.retention.ts'
import { dataExitDeletion } from './facts/data.exit-deletion.ts'
import { dataExport } from './facts/data.export.ts'
import { dataDlp } from './facts/data.dlp.ts'
import { dataNonprod } from './facts/data.nonprod.ts'
import { bcBackup } from './facts/bc.backup.ts'
import { bcBackupTest } from './facts/bc.backup-test.ts'
import { bcDr } from './facts/bc.dr.ts'
import { bcRtoRpo } from './facts/bc.rto-rpo.ts'
import { bcSla } from './facts/bc.sla.ts'
import { bcRedundancy } from './facts/bc.redundancy.ts'
import { bcStatus } from './facts/bc.status.ts'
import { logAudit } from './facts/log.audit.ts'
import { logExport } from './facts/log.export.ts'
import { logRetention } from './facts/log.retention.ts'
import { monDetect } from './facts/mon.detect.ts'
import { irPlan } from './facts/ir.plan.ts'
import { irNotice } from './facts/ir.notice.ts'
import { irHistory } from './facts/ir.history.ts'
import { appSdlc } from './facts/app.sdlc.ts'
import { appReview } from './facts/app.review.ts'
import { appScanning } from './facts/app.scanning.ts'
import { appPentest } from './facts/app.pentest.ts'
import { appVdp } from './facts/app.vdp.ts'
import { appPatchSla } from './facts/app.patch-sla.ts'
import { appChange } from './facts/app.change.ts'
import { infraHosting } from './facts/infra.hosting.ts'
import { infraNetwork } from './facts/infra.network.ts'
import { infraHardening } from './facts/infra.hardening.ts'
import { infraPhysical } from './facts/infra.physical.ts'
import { infraPrivateNet } from './facts/infra.private-net.ts'
import { infraMalware } from './facts/infra.malware.ts'
import { hrBackground } from './facts/hr.background.ts'
import { hrTraining } from './facts/hr.training.ts'
import { hrNda } from './facts/hr.nda.ts'
import { hrOffboarding } from './facts/hr.offboarding.ts'
import { hrDevices } from './facts/hr.devices.ts'
import { privDpa } from './facts/priv.dpa.ts'
import { privGdprRole } from './facts/priv.gdpr-role.ts'
import { privSubproc } from './facts/priv.subproc.ts'
import { privSubprocNotice } from './facts/priv.subproc-notice.ts'
import { privTransfers } from './facts/priv.transfers.ts'
import { privDsr } from './facts/priv.dsr.ts'
import { privSale } from './facts/priv.sale.ts'
import { aiTraining } from './facts/ai.training.ts'
import { aiProviders } from './facts/ai.providers.ts'
import { aiRetention } from './facts/ai.retention.ts'
import { aiAdminOff } from './facts/ai.admin-off.ts'
import { aiGovernance } from './facts/ai.governance.ts'

/** Every fact, a file each, in the order in which they are shown. Retired ones stay: old reviews name them. */
export const factFiles: readonly FactFile[] = [
  assureSoc2,
  assureIso27001,
  assureIsoPrivacyCloud,
  assurePci,
  assureHipaaBaa,
  assureFedrampGov,
  assureOther,
  assureReportAccess,
  govPolicy,
  govOwner,
  govRisk,
  govSuppliers,
  iamSso,
  iamSsoEnforce,
  iamScim,
  iamMfa,
  iamMfaEnforce,
  iamRbac,
  iamSession,
  iamIpAllow,
  iamPasswords,
  iamTokens,
  iamStaffLeastPriv,
  iamStaffMfa,
  iamAccessReview,
  encRest,
  encTransit,
  encKeys,
  encByok,
  encE2e,
  dataIsolation,
  dataResidency,
  dataRetention,
  dataExitDeletion,
  dataExport,
  dataDlp,
  dataNonprod,
  bcBackup,
  bcBackupTest,
  bcDr,
  bcRtoRpo,
  bcSla,
  bcRedundancy,
  bcStatus,
  logAudit,
  logExport,
  logRetention,
  monDetect,
  irPlan,
  irNotice,
  irHistory,
  appSdlc,
  appReview,
  appScanning,
  appPentest,
  appVdp,
  appPatchSla,
  appChange,
  infraHosting,
  infraNetwork,
  infraHardening,
  infraPhysical,
  infraPrivateNet,
  infraMalware,
  hrBackground,
  hrTraining,
  hrNda,
  hrOffboarding,
  hrDevices,
  privDpa,
  privGdprRole,
  privSubproc,
  privSubprocNotice,
  privTransfers,
  privDsr,
  privSale,
  aiTraining,
  aiProviders,
  aiRetention,
  aiAdminOff,
  aiGovernance,
]
