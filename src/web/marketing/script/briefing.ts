/** Filled in with the form of its page. */
export function sendBriefing(): void {}
