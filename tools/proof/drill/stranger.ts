// Another organizer, who shares nothing with the seeded one but the password.

import { newGuid, type Guid } from '@rampa/kernel';
import { Organizer } from '../client/organizer.ts';
import type { Product } from '../client/product.ts';

const LOGIN = 'stranger@example.org';
const NEW_ORGANIZER = `
  with made as (
    insert into accounts.account
      (guid, user_type, login, password_hash, organizer_guid, company_name, phone, city, is_verified)
    select $1, user_type, '${LOGIN}', password_hash, $1, 'Чужие', phone, city, is_verified
      from accounts.account where login = $2 returning guid
  ) insert into live.stream (stream_guid, kind) select guid, 'organizer' from made`;

export async function strangerOf(product: Product, guid: Guid = newGuid()): Promise<Organizer> {
  const { login, password } = product.links.organizer;
  await product.sql(NEW_ORGANIZER, [guid, login]);
  return Organizer.signIn(product.address(), LOGIN, password);
}
