import { Controller } from '@nestjs/common';
import {
  CompetitionDeleteCustomDocument,
  CompetitionDeleteTypeDocument,
  CompetitionGetTypeDocumentSample,
  CompetitionGetUploadedTypeDocumentsByCompetition,
  CompetitionPreviewTypeDocument,
  CompetitionUploadCustomTypeDocument,
  CompetitionUploadTypeDocument,
  MONEY_DOCUMENTS,
  PaymentGetCustomDocumentsByApplication,
} from '@rampa/contract';
import { Call, FileAnswer, fileName, Input, type Given } from '@rampa/platform/server';
import { CustomDocuments } from '../documents/custom-documents.ts';
import { TypeDocuments } from '../documents/type-documents.ts';

@Controller()
export class TypeDocumentController {
  constructor(
    private readonly types: TypeDocuments,
    private readonly customs: CustomDocuments,
  ) {}

  @Call(CompetitionGetUploadedTypeDocumentsByCompetition)
  ofEvent(@Input() { scope }: Given<typeof CompetitionGetUploadedTypeDocumentsByCompetition>) {
    return this.types.of(scope);
  }

  @Call(CompetitionUploadTypeDocument)
  upload(@Input() { scope, query, request }: Given<typeof CompetitionUploadTypeDocument>) {
    return this.types.upload(scope, query.documentType, request);
  }

  @Call(CompetitionDeleteTypeDocument)
  async remove(@Input() { scope, query }: Given<typeof CompetitionDeleteTypeDocument>) {
    await this.types.remove(scope, query.documentType);
    return {};
  }

  @Call(CompetitionGetTypeDocumentSample)
  async sample(@Input() { query }: Given<typeof CompetitionGetTypeDocumentSample>) {
    return answered(
      `Образец шаблона ${titleOf(query.documentType)}`,
      'docx',
      await this.types.sample(query.documentType),
    );
  }

  @Call(CompetitionPreviewTypeDocument)
  async preview(@Input() { scope, query }: Given<typeof CompetitionPreviewTypeDocument>) {
    const { format, bytes } = await this.types.preview(scope, query.documentType);
    return answered(`Пример ${titleOf(query.documentType)}`, format, bytes);
  }

  @Call(PaymentGetCustomDocumentsByApplication)
  customsOf(@Input() { scope, query }: Given<typeof PaymentGetCustomDocumentsByApplication>) {
    return this.customs.of(scope, query.applicationGuid);
  }

  @Call(CompetitionUploadCustomTypeDocument)
  uploadCustom(@Input() { scope, query, request }: Given<typeof CompetitionUploadCustomTypeDocument>) {
    return this.customs.upload(scope, query, request);
  }

  @Call(CompetitionDeleteCustomDocument)
  async removeCustom(@Input() { scope, body }: Given<typeof CompetitionDeleteCustomDocument>) {
    await this.customs.remove(scope, body.uploadedFileGuid);
    return {};
  }
}

const titleOf = (type: string) =>
  MONEY_DOCUMENTS.find(({ documentType }) => documentType === type)!.title.toLowerCase();

function answered(title: string, format: 'docx' | 'pdf', bytes: Uint8Array): FileAnswer {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new FileAnswer(fileName(title, format), whole, whole.byteLength);
}
