/**
 * Who gives a special prize, as the hall shows it and the presenter reads it: «присуждает Дом культуры», and
 * «Присуждает …» where it begins a line. The bare name beside a prize would be taken for the winner's. Empty for a prize
 * without a giver.
 */
export function givenBy(giver: string, beginsLine = false): string {
  return giver === '' ? '' : `${beginsLine ? 'Присуждает' : 'присуждает'} ${giver}`;
}
