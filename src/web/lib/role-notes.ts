/** Why a control is not for this user's role. */
export const cannotStartScans = 'Your role cannot start scans.'
export const cannotAddVendors = (role: string): string => `Your role (${role}) can read reviews but not add vendors.`
