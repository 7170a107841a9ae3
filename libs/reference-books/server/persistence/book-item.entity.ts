import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Guid } from '@rampa/kernel';

@Entity({ schema: 'reference_books', name: 'item' })
export class BookItemEntity {
  @PrimaryColumn('uuid')
  guid: Guid;

  @Column({ name: 'book_guid', type: 'uuid' })
  bookGuid: Guid;

  @Column('text')
  title: string;

  /** For screens of the hall; empty: the title, shortened. */
  @Column({ name: 'short_title', type: 'text', default: '' })
  shortTitle: string;

  @Column('integer')
  position: number;
}
