import { Controller } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import {
  BankStatementAccept,
  BankStatementFindTargets,
  BankStatementGetFiles,
  BankStatementGetRows,
  BankStatementIgnore,
  BankStatementImport,
  BankStatementTakeBack,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { AcceptRows } from '../statements/accept-rows.ts';
import { ImportStatement } from '../statements/import-statement.ts';
import { ReadStatements } from '../statements/read-statements.ts';
import { SettleRow } from '../statements/settle-row.ts';

@Controller()
export class BankStatementController {
  constructor(
    private readonly importing: ImportStatement,
    private readonly reading: ReadStatements,
    private readonly accepting: AcceptRows,
    private readonly settling: SettleRow,
    private readonly addresses: PublicAddress,
  ) {}

  @Call(BankStatementImport)
  import(@Input() given: Given<typeof BankStatementImport>) {
    return this.importing.run(given.scope, given.request);
  }

  @Call(BankStatementGetFiles)
  files(@Input() given: Given<typeof BankStatementGetFiles>) {
    return this.reading.files(given.scope, given.query);
  }

  @Call(BankStatementGetRows)
  rows(@Input() given: Given<typeof BankStatementGetRows>) {
    return this.reading.rows(given.scope, given.query);
  }

  @Call(BankStatementFindTargets)
  targets(@Input() given: Given<typeof BankStatementFindTargets>) {
    return this.reading.targets(given.scope, given.query);
  }

  @Call(BankStatementAccept)
  accept(@Input() { scope, body, request }: Given<typeof BankStatementAccept>) {
    return this.accepting.run(scope, body.rows, this.urlOf(request));
  }

  @Call(BankStatementIgnore)
  async ignore(@Input() { scope, query, body }: Given<typeof BankStatementIgnore>) {
    await this.settling.ignore(scope, query.bankRowGuid, body.isIgnored);
    return {};
  }

  @Call(BankStatementTakeBack)
  async takeBack(@Input() { scope, query, body, request }: Given<typeof BankStatementTakeBack>) {
    await this.settling.takeBack(scope, query.bankRowGuid, body.reason, this.urlOf(request));
    return {};
  }

  private urlOf(request: FastifyRequest) {
    return (path: string) => this.addresses.inLetters(path, request);
  }
}
