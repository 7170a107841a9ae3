import { BankStatementImport, type Envelope } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { SentStatement } from './statement-product.ts';

/** `BankStatement/Import` of a running product. */
export async function sendStatement(
  url: string,
  token: string,
  bytes: Uint8Array,
  name: string,
): Promise<SentStatement> {
  // prettier-ignore
  const form = new FormData();
  form.set('file', new Blob([bytes as never]), name);
  const response = await fetch(`${url}/api/v1/${BankStatementImport.path}`, {
    ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } },
  });
  const { data, errors } = (await response.json()) as Envelope<{ guid: Guid }>;
  const [error] = errors;
  const encoding = error?.customData?.['encoding'];
  return { guid: data?.guid ?? null, code: error?.code ?? '', encoding: typeof encoding === 'string' ? encoding : '' };
}
