// Which requisites may be saved: the minimums always hold, doubts only need somebody to have read them.

import {
  normalizedRequisite,
  requisiteErrors,
  requisiteWarnings,
  withoutForeignFields,
  type Finding,
  type Requisite,
} from '@rampa/finance/domain';
import { Failure, type FailureCode, type RequisiteOwner } from '@rampa/kernel';

/** Returns the requisite as it is stored. Failures requisiteInvalid and requisiteDoubtful name each field. */
export function acceptable<R extends Requisite>(given: R, owner: RequisiteOwner, isConfirmed: boolean): R {
  const requisite = withoutForeignFields(normalizedRequisite(given), owner);
  refuse('requisiteInvalid', requisiteErrors(requisite, owner));
  if (!isConfirmed) refuse('requisiteDoubtful', requisiteWarnings(requisite));
  return requisite;
}

function refuse(code: FailureCode, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  throw new Failure(
    code,
    findings.map(({ field, check, message }) => ({ field, message, customData: { check } })),
  );
}
