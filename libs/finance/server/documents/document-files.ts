// The bytes of a paper: printed once, and from then on the same for ever.

import { Injectable } from '@nestjs/common';
import { templateTexts, type ContractContent } from '@rampa/finance/domain';
import { REQUISITE_IMAGES, type Guid } from '@rampa/kernel';
import { Database, Files, PaperPictures, Press, Secrets, StoredFiles, UnitOfWork } from '@rampa/platform/server';
import { PaperPress } from '../papers/paper-press.ts';
import type { SignedPictures } from '../papers/paper-data.ts';
import { passportPlace } from '../requisites/passports.ts';
import { DOCUMENT, TYPE_DOCUMENT, type DocumentRow } from './document-tables.ts';
import type { Party } from './parties.ts';

export const documentPlace = (document: Guid): string => `finance.document:${document}`;

@Injectable()
export class DocumentFiles {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly files: Files,
    private readonly stored: StoredFiles,
    private readonly press: PaperPress,
    private readonly templates: Press,
    private readonly secrets: Secrets,
    private readonly pictures: PaperPictures,
  ) {}

  /** The payer's passport as it was on the day of issue: a requisite may change or be erased. */
  resealed(document: Guid, { guid, passportSealed }: Party): Buffer | null {
    if (guid === null || passportSealed === null) return null;
    return this.secrets.seal(this.secrets.open(passportSealed, passportPlace(guid)), documentPlace(document));
  }

  async bytesOf(document: DocumentRow): Promise<Buffer> {
    const known = document.fileGuid ?? (await DOCUMENT.find(this.database, { guid: document.guid }))?.fileGuid;
    if (known) return (await this.stored.of(this.database, known)).bytes;
    const printed = Buffer.from(await this.printed(document));
    const { guid, organizerGuid } = document;
    const { result } = await this.work.run({ actor: 'documents' }, async (tx) => {
      const [row] = await tx.query<{ file: Guid | null }>(
        'select file_guid as file from finance.document where guid = $1 for update',
        [guid],
      );
      // Whoever came first has given it its bytes.
      if (row?.file) return row.file;
      const kept = await this.files.keep(tx, {
        ...{
          owner: organizerGuid,
          purpose: 'finance.document',
          name: fileTitle(document),
          type: TYPES[formatOf(document)],
        },
        ...{ bytes: printed, isCounted: true },
      });
      await DOCUMENT.update(tx, { guid }, { fileGuid: kept.guid });
      return null;
    });
    return result ? (await this.stored.of(this.database, result)).bytes : printed;
  }

  /** By the portal's own drawing, or by the template that stood when it was issued. */
  private async printed(document: DocumentRow): Promise<Uint8Array> {
    if (document.templateGuid === null) return this.press.print(this.whole(document), await this.signed(document));
    const template = await TYPE_DOCUMENT.find(this.database, { guid: document.templateGuid });
    const { bytes } = await this.stored.of(this.database, template!.fileGuid);
    return this.templates.filled(bytes, templateTexts(this.whole(document)));
  }

  /** One that was taken away before the first print leaves the line empty, for a pen. */
  private async signed({ content }: DocumentRow): Promise<SignedPictures> {
    const signed: SignedPictures = {};
    if (content.type !== 'invoice') return signed;
    for (const image of REQUISITE_IMAGES) {
      const sha256 = content.images?.[image];
      const picture = sha256 === undefined ? null : await this.pictures.readWhole(sha256);
      if (picture) signed[image] = picture;
    }
    return signed;
  }

  private whole({ guid, content, passportSealed }: DocumentRow) {
    if (content.type !== 'contract' || passportSealed === null) return content;
    const passport = this.secrets.open(passportSealed, documentPlace(guid));
    return { ...content, payer: { ...content.payer, passport: grouped(passport) } } satisfies ContractContent;
  }
}

const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export const formatOf = ({ templateGuid }: Pick<DocumentRow, 'templateGuid'>): 'pdf' | 'docx' =>
  templateGuid === null ? 'pdf' : 'docx';

/** «4510 123678» */
const grouped = (passport: string) => passport.replace(/^(\d{4})(\d{6})$/, '$1 $2');

const TITLES: Record<DocumentRow['type'], string> = {
  ...{ invoice: 'Счёт', contract: 'Договор', act: 'Акт', receipt: 'Квитанция к счёту', reconciliation: 'Акт сверки' },
  ...{ cashOrder: 'Кассовый ордер', offer: 'Оферта' },
};

export function fileTitle({ type, number, issuedOn }: Pick<DocumentRow, 'type' | 'number' | 'issuedOn'>): string {
  const day = issuedOn.split('-').toReversed().join('.');
  return [TITLES[type], number === '' ? '' : `№ ${number}`, `от ${day}`].filter((part) => part !== '').join(' ');
}
