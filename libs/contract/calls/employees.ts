// The organizer's employees: their states and their rights.

import { SECTIONS } from '@rampa/kernel';
import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { collectionOf, done, instant, listQuery } from '../shapes.ts';

/** The action in every section: 0 nothing, 1 see, 2 change. */
export const pageConfig = z.record(z.enum(SECTIONS), z.union([z.literal(0), z.literal(1), z.literal(2)]));
export type SectionActions = z.infer<typeof pageConfig>;

export const employeeView = z.object({
  guid: z.guid(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.enum(['waiting', 'approved', 'dismissed']),
  /** Whether the address is confirmed; until then he cannot be approved. */
  isVerified: z.boolean(),
  registeredAt: instant,
  /** When he was approved or dismissed; null while he waits. */
  stateAt: instant.nullable(),
  lastSeenAt: instant.nullable(),
  access: z.object({
    all: pageConfig,
    /** Events with rights of their own, which replace the general ones there. */
    events: z.array(z.object({ competitionGuid: z.guid(), config: pageConfig })),
  }),
});
export type EmployeeView = z.infer<typeof employeeView>;

export const EMPLOYEE_SORTS = ['fullName', 'lastSeenAt', 'registeredAt'] as const;
const found = listQuery(EMPLOYEE_SORTS);

const employee = z.strictObject({ employeeGuid: guidOf('employee') });

export const OrganizerEmployeeGetEmployeesAndAccess = defineCall({
  id: 'OrganizerEmployee/GetEmployeesAndAccess',
  method: 'GET',
  who: ['organizer'],
  kind: 'read',
  shows: ['employees.changed'],
  summary: 'Сотрудники, которые работают или ждут, и что каждому открыто',
  query: z.strictObject({ state: z.enum(['waiting', 'approved']).optional(), ...found }),
  answer: collectionOf(employeeView).extend({
    /** Counts of all employees, whatever was searched. */
    counts: z.object({ waiting: z.int(), approved: z.int(), dismissed: z.int() }),
  }),
});

export const OrganizerEmployeeGetBlockedEmployees = defineCall({
  id: 'OrganizerEmployee/GetBlockedEmployees',
  method: 'GET',
  who: ['organizer'],
  kind: 'read',
  shows: ['employees.changed'],
  summary: 'Уволенные сотрудники и те, кому отказано',
  query: z.strictObject(found),
  answer: collectionOf(employeeView),
});

export const OrganizerEmployeeGetInfo = defineCall({
  id: 'OrganizerEmployee/GetInfo',
  method: 'GET',
  who: ['organizer'],
  kind: 'read',
  shows: ['employees.changed'],
  summary: 'Один сотрудник',
  query: employee,
  answer: employeeView,
});

export const OrganizerEmployeeGetAllAccessModules = defineCall({
  id: 'OrganizerEmployee/GetAllAccessModules',
  method: 'GET',
  who: ['organizer'],
  kind: 'read',
  summary: 'Разделы, которые можно открыть сотруднику',
  answer: z.array(z.object({ section: z.enum(SECTIONS), title: z.string(), note: z.string() })),
});

export const OrganizerEmployeeApprove = defineCall({
  id: 'OrganizerEmployee/Approve',
  method: 'POST',
  who: ['organizer'],
  kind: 'write',
  changes: ['employees.changed', 'access.changed'],
  summary: 'Принять сотрудника, в том числе уволенного',
  query: employee,
  answer: done,
});

export const OrganizerEmployeeDismiss = defineCall({
  id: 'OrganizerEmployee/Dismiss',
  method: 'POST',
  who: ['organizer'],
  kind: 'write',
  changes: ['employees.changed', 'access.changed'],
  summary: 'Уволить или отказать; сеансы завершаются сразу',
  query: employee,
  answer: done,
});

export const OrganizerEmployeeSetAccess = defineCall({
  id: 'OrganizerEmployee/SetAccess',
  method: 'POST',
  who: ['organizer'],
  kind: 'write',
  changes: ['employees.changed', 'access.changed'],
  // Works in the archive too: rights to read an archived event change as before.
  inArchive: true,
  summary: 'Что открыто сотруднику: во всех мероприятиях или в одном, где это действует вместо общего',
  query: employee,
  body: z.strictObject({ competitionGuid: guidOf('competition').nullable(), config: pageConfig }),
  answer: done,
});

export const OrganizerEmployeeResetAccess = defineCall({
  id: 'OrganizerEmployee/ResetAccess',
  method: 'DELETE',
  who: ['organizer'],
  kind: 'write',
  changes: ['employees.changed', 'access.changed'],
  // Works in the archive too: rights to read an archived event change as before.
  inArchive: true,
  summary: 'В мероприятии снова действует то, что открыто во всех',
  query: employee.extend({ competitionGuid: guidOf('competition') }),
  answer: done,
});
