// The designer of papers: templates, their boxes and pictures, and what the press makes of them.

import { Controller, Req, UseGuards } from '@nestjs/common';
import {
  DesignerAddFont,
  DesignerCreateDocument,
  DesignerCreateImage,
  DesignerCreateText,
  DesignerDeleteDocument,
  DesignerDeleteFont,
  DesignerDeleteImage,
  DesignerDeleteText,
  DesignerDraw,
  DesignerDrawReady,
  DesignerGetCompetitionDocumentSizes,
  DesignerGetCompetitionDocumentTypesByCompetition,
  DesignerGetCompetitionFieldsByCompetition,
  DesignerGetDocument,
  DesignerGetFonts,
  DesignerGetRecords,
  DesignerRestoreDocument,
  DesignerUpdateDocument,
  DesignerUpdateText,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { ReadTemplates } from '../queries/read-templates.ts';
import { ChangeTemplate } from '../use-cases/change-template.ts';
import { KeepFonts } from '../use-cases/keep-fonts.ts';
import { KeepTemplates } from '../use-cases/keep-templates.ts';
import { TemplateImages } from '../use-cases/template-images.ts';
import { DiplomasOpen } from './diplomas-open.ts';

@Controller()
@UseGuards(DiplomasOpen)
export class DesignerController {
  constructor(
    private readonly reading: ReadTemplates,
    private readonly keeping: KeepTemplates,
    private readonly changing: ChangeTemplate,
    private readonly images: TemplateImages,
    private readonly fonts: KeepFonts,
  ) {}

  @Call(DesignerGetDocument)
  getDocument(@Input() { scope, query }: Given<typeof DesignerGetDocument>) {
    return this.reading.view(scope, query.competitionDocumentGuid);
  }

  @Call(DesignerGetCompetitionFieldsByCompetition)
  getFields(@Input() _given: Given<typeof DesignerGetCompetitionFieldsByCompetition>) {
    return this.reading.fields();
  }

  @Call(DesignerGetCompetitionDocumentSizes)
  getSizes(@Input() _given: Given<typeof DesignerGetCompetitionDocumentSizes>) {
    return this.reading.sizes();
  }

  @Call(DesignerGetCompetitionDocumentTypesByCompetition)
  getTypes(@Input() _given: Given<typeof DesignerGetCompetitionDocumentTypesByCompetition>) {
    return this.reading.types();
  }

  @Call(DesignerCreateDocument)
  createDocument(@Input() { scope, body }: Given<typeof DesignerCreateDocument>) {
    return this.keeping.create(scope, body);
  }

  @Call(DesignerUpdateDocument)
  async updateDocument(@Input() { scope, body }: Given<typeof DesignerUpdateDocument>) {
    await this.changing.save(scope, body.document);
    return this.reading.view(scope, body.document.guid);
  }

  @Call(DesignerDeleteDocument)
  async deleteDocument(@Input() { scope, query }: Given<typeof DesignerDeleteDocument>) {
    await this.keeping.delete(scope, query.competitionDocumentGuid);
    return {};
  }

  @Call(DesignerRestoreDocument)
  async restoreDocument(@Input() { scope, query }: Given<typeof DesignerRestoreDocument>) {
    await this.keeping.restore(scope, query.competitionDocumentGuid);
    return {};
  }

  @Call(DesignerCreateImage)
  createImage(@Input() { scope, query }: Given<typeof DesignerCreateImage>, @Req() request: FastifyRequest) {
    return this.images.add(scope, query.competitionDocumentGuid, query.useAsBackground, request);
  }

  @Call(DesignerDeleteImage)
  async deleteImage(@Input() { scope, query }: Given<typeof DesignerDeleteImage>) {
    await this.images.remove(scope, query.documentImageGuid);
    return {};
  }

  @Call(DesignerGetFonts)
  getFonts(@Input() { scope }: Given<typeof DesignerGetFonts>) {
    return this.fonts.list(scope);
  }

  @Call(DesignerAddFont)
  addFont(@Input() { scope, query }: Given<typeof DesignerAddFont>, @Req() request: FastifyRequest) {
    return this.fonts.add(scope, query.isLicensed, request);
  }

  @Call(DesignerDeleteFont)
  async deleteFont(@Input() { scope, query }: Given<typeof DesignerDeleteFont>) {
    await this.fonts.remove(scope, query.fontGuid);
    return {};
  }

  @Call(DesignerCreateText)
  createText(@Input() { scope, body }: Given<typeof DesignerCreateText>) {
    return this.changing.addText(scope, body);
  }

  @Call(DesignerUpdateText)
  async updateText(@Input() { scope, body }: Given<typeof DesignerUpdateText>) {
    await this.changing.changeText(scope, body);
    return {};
  }

  @Call(DesignerDeleteText)
  async deleteText(@Input() { scope, query }: Given<typeof DesignerDeleteText>) {
    await this.changing.removeText(scope, query.documentTextGuid);
    return {};
  }

  @Call(DesignerDraw)
  draw(@Input() { scope, query, body }: Given<typeof DesignerDraw>) {
    return this.reading.draw(scope, query.competitionDocumentGuid, body);
  }

  @Call(DesignerDrawReady)
  drawReady(@Input() { query }: Given<typeof DesignerDrawReady>) {
    return this.reading.drawReady(query.ready);
  }

  @Call(DesignerGetRecords)
  getRecords(@Input() { scope, query }: Given<typeof DesignerGetRecords>) {
    return this.reading.recordsOf(scope, query.competitionDocumentGuid);
  }
}
