// Papers that were issued by a template.

import { Controller, UseGuards } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import {
  DesignerDownloadOneDocument,
  DesignerDownloadPersonalDiplom,
  DesignerDownloadSpecialPrize,
  DesignerGetNames,
  DesignerKeepNames,
  DocumentListGetApplicatiionsByDocument,
  DocumentListGetOwn,
  DocumentListPreviewLetters,
  DocumentListReinstate,
  DocumentListReserve,
  DocumentListSendLetters,
  DocumentListWithdraw,
} from '@rampa/contract';
import { Call, FileCalls, Input, type Given } from '@rampa/platform/server';
import { IssuedList } from '../queries/issued-list.ts';
import { Names } from '../queries/names.ts';
import { OwnPapers } from '../queries/own-papers.ts';
import { KeepNames } from '../use-cases/keep-names.ts';
import { ReserveNumbers } from '../use-cases/reserve-numbers.ts';
import { SendPaperLetters } from '../use-cases/send-paper-letters.ts';
import { WithdrawPaper } from '../use-cases/withdraw-paper.ts';
import { DiplomasOpen } from './diplomas-open.ts';

@Controller()
@UseGuards(DiplomasOpen)
export class IssuedPapersController {
  constructor(
    private readonly list: IssuedList,
    private readonly own: OwnPapers,
    private readonly names: Names,
    private readonly keeping: KeepNames,
    private readonly reserving: ReserveNumbers,
    private readonly withdrawing: WithdrawPaper,
    private readonly letters: SendPaperLetters,
    private readonly addresses: PublicAddress,
    private readonly files: FileCalls,
  ) {}

  @Call(DocumentListGetApplicatiionsByDocument)
  getList(@Input() { scope, query }: Given<typeof DocumentListGetApplicatiionsByDocument>) {
    return this.list.page(scope, query);
  }

  @Call(DocumentListGetOwn)
  getOwn(@Input() { scope }: Given<typeof DocumentListGetOwn>) {
    return this.own.of(scope);
  }

  @Call(DesignerGetNames)
  getNames(@Input() { scope, query }: Given<typeof DesignerGetNames>) {
    return this.names.of(scope, query.competitionDocumentGuid);
  }

  @Call(DesignerKeepNames)
  async keepNames(@Input() { scope, query, body }: Given<typeof DesignerKeepNames>) {
    await this.keeping.run(scope, query.competitionDocumentGuid, body);
    return {};
  }

  @Call(DocumentListReserve)
  reserve(@Input() { scope, query, body }: Given<typeof DocumentListReserve>) {
    return this.reserving.run(scope, query.competitionDocumentGuid, body);
  }

  @Call(DocumentListWithdraw)
  async withdraw(@Input() { scope, query, body }: Given<typeof DocumentListWithdraw>) {
    await this.withdrawing.withdraw(scope, query.paperGuid, body.reason);
    return {};
  }

  @Call(DocumentListReinstate)
  async reinstate(@Input() { scope, query }: Given<typeof DocumentListReinstate>) {
    await this.withdrawing.reinstate(scope, query.paperGuid);
    return {};
  }

  @Call(DocumentListPreviewLetters)
  previewLetters(@Input() { scope, query, body, request }: Given<typeof DocumentListPreviewLetters>) {
    const address = this.addresses.inLetters('', request);
    return this.letters.preview(scope, query.competitionDocumentGuid, body.records, address);
  }

  @Call(DocumentListSendLetters)
  sendLetters(@Input() { scope, query, body, request }: Given<typeof DocumentListSendLetters>) {
    const address = this.addresses.inLetters('', request);
    return this.letters.run(scope, query.competitionDocumentGuid, body.records, address);
  }

  @Call(DesignerDownloadOneDocument)
  oneDocument(@Input() given: Given<typeof DesignerDownloadOneDocument>) {
    return this.files.answer(DesignerDownloadOneDocument, given);
  }

  @Call(DesignerDownloadPersonalDiplom)
  personal(@Input() given: Given<typeof DesignerDownloadPersonalDiplom>) {
    return this.files.answer(DesignerDownloadPersonalDiplom, given);
  }

  @Call(DesignerDownloadSpecialPrize)
  specialPrize(@Input() given: Given<typeof DesignerDownloadSpecialPrize>) {
    return this.files.answer(DesignerDownloadSpecialPrize, given);
  }
}
