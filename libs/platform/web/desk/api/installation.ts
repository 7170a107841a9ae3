// What the installation has: the server marks it on the root element of the page.

/** Whether events have diplomas here (RAMPA_DIPLOMAS). */
export function hasDiplomas(): boolean {
  return document.documentElement.dataset.diplomas !== 'off';
}
