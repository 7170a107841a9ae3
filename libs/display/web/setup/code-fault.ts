import { CLAIM_LENGTH } from '@rampa/contract';
import { plainCode } from '@rampa/display/domain';

/** What is wrong with the typed code, in words. */
export function codeFault(code: string): string | undefined {
  return plainCode(code).length === CLAIM_LENGTH
    ? undefined
    : 'В коде четыре знака: буквы и цифры с экрана телевизора.';
}
