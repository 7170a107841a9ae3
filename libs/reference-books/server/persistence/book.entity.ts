import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Guid } from '@rampa/kernel';

@Entity({ schema: 'reference_books', name: 'book' })
export class BookEntity {
  @PrimaryColumn('uuid')
  guid: Guid;

  @Column({ name: 'organizer_guid', type: 'uuid' })
  organizerGuid: Guid;

  @Column('text')
  title: string;

  /** Names a book that the product itself relies on; such a book is one per organizer. */
  @Column({ name: 'system_key', type: 'text', nullable: true })
  systemKey: string | null;
}
