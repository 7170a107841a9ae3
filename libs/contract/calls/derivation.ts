// The explanation of a result, as a person reads it.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { thousandths } from '../shapes.ts';

const program = z.strictObject({ competitionProgramGuid: guidOf('program') });

const gridCell = z.object({ text: z.string(), struck: z.boolean() });

export const explanation = z.object({
  number: z.string(),
  performer: z.string(),
  pieceTitle: z.string(),
  total: thousandths.nullable(),
  totalText: z.string(),
  place: z.int().nullable(),
  award: z.object({ title: z.string(), color: z.string() }).nullable(),
  groupSize: z.int(),
  revision: z.int(),
  /** Judges down, criteria across; null while nothing is counted. */
  grid: z
    .object({
      criteria: z.array(z.object({ title: z.string(), weight: z.string() })),
      totalTitle: z.string().nullable(),
      rows: z.array(
        z.object({ judge: z.string(), marks: z.array(gridCell), total: gridCell.nullable(), note: z.string() }),
      ),
    })
    .nullable(),
  steps: z.array(
    z.object({
      title: z.string(),
      /** True when the step's lines are rows or columns of the grid. */
      inGrid: z.boolean().optional(),
      value: z.string().optional(),
      text: z.string().optional(),
      lines: z.array(
        z.object({
          label: z.string(),
          value: z.string(),
          note: z.string().optional(),
          struck: z.boolean().optional(),
        }),
      ),
    }),
  ),
  /** The same explanation as data, which the scoring library can replay. */
  derivation: z.unknown(),
});
export type ExplanationView = z.infer<typeof explanation>;

export const VotingProtocolGetDerivation = defineCall({
  id: 'VotingProtocol/GetDerivation',
  method: 'GET',
  who: ['org:protocol'],
  kind: 'read',
  summary: 'Как получился результат: оценки, отброшенные, веса, округления, звание, место',
  query: program.extend({ competitionProgramItemGuid: guidOf('item') }),
  answer: explanation,
});
