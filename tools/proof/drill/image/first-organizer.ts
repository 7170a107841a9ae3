// The first organizer of an empty installation, as in the README: registers, opens the letter, signs in.

import { CONSENTS } from '@rampa/accounts/domain';
import { OrganizerEmailConfirmation, OrganizerRegistration } from '@rampa/contract';
import { newSecret } from '@rampa/kernel';
import { askUntilAnswered, pause, type Address } from '../../client/asking.ts';
import { Organizer } from '../../client/organizer.ts';
import type { Installation } from './installation.ts';

const EMAIL = 'organizer@example.org';
const LETTER_MS = 30_000;

export async function firstOrganizer({ url, post }: Installation): Promise<Organizer> {
  const address: Address = () => url;
  const password = newSecret();
  await askUntilAnswered(address, OrganizerRegistration, {
    body: {
      ...{ email: EMAIL, password, fullName: 'Лугова Елена', phone: '9990000000' },
      ...{ companyName: 'Творческое объединение «Просцениум»', city: 'Ясногорье' },
      consents: [{ kind: 'processing', version: CONSENTS.processing.version }],
    },
  });
  for (const deadline = performance.now() + LETTER_MS; post.taken.length === 0; await pause(50)) {
    if (performance.now() > deadline) throw new Error('The letter of the registration has not come');
  }
  const { text = '' } = await post.read();
  const [, token] = /#token=([\w-]+)/.exec(text) ?? [];
  if (!token) throw new Error(`No key in the letter:\n${text}`);
  await askUntilAnswered(address, OrganizerEmailConfirmation, { body: { token } });
  return Organizer.signIn(address, EMAIL, password);
}
