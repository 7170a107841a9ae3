import { Controller } from '@nestjs/common';
import {
  ReferenceBookItemArchive,
  ReferenceBookItemArrange,
  ReferenceBookItemCreate,
  ReferenceBookItemCreateRange,
  ReferenceBookItemDelete,
  ReferenceBookItemDeleteRange,
  ReferenceBookItemGetByGuid,
  ReferenceBookItemGetByReferenceBookGuid,
  ReferenceBookItemGetByReferenceBookItemGuids,
  ReferenceBookItemGetMerging,
  ReferenceBookItemGetUses,
  ReferenceBookItemMerge,
  ReferenceBookItemRestore,
  ReferenceBookItemUpdate,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ListBookItems } from '../queries/list-book-items.ts';
import { ListUses } from '../queries/list-uses.ts';
import { ArchiveBookItems } from '../use-cases/archive-book-items.ts';
import { ArrangeBookItems } from '../use-cases/arrange-book-items.ts';
import { CreateBookItems } from '../use-cases/create-book-items.ts';
import { DeleteBookItems } from '../use-cases/delete-book-items.ts';
import { MergeBookItems } from '../use-cases/merge-book-items.ts';
import { UpdateBookItem } from '../use-cases/update-book-item.ts';

@Controller()
export class BookItemsController {
  constructor(
    private readonly items: ListBookItems,
    private readonly uses: ListUses,
    private readonly createItems: CreateBookItems,
    private readonly updateItem: UpdateBookItem,
    private readonly arrangeItems: ArrangeBookItems,
    private readonly archiveItems: ArchiveBookItems,
    private readonly mergeItems: MergeBookItems,
    private readonly deleteItems: DeleteBookItems,
  ) {}

  @Call(ReferenceBookItemGetByGuid)
  getByGuid(@Input() given: Given<typeof ReferenceBookItemGetByGuid>) {
    return this.items.one(given.scope, given.query.referenceBookItemGuid);
  }

  @Call(ReferenceBookItemGetByReferenceBookGuid)
  getByBook(@Input() given: Given<typeof ReferenceBookItemGetByReferenceBookGuid>) {
    return this.items.ofBook(given.scope, given.query.referenceBookGuid);
  }

  @Call(ReferenceBookItemGetByReferenceBookItemGuids)
  getByGuids(@Input() given: Given<typeof ReferenceBookItemGetByReferenceBookItemGuids>) {
    return this.items.named(given.scope, given.body);
  }

  @Call(ReferenceBookItemGetUses)
  getUses(@Input() given: Given<typeof ReferenceBookItemGetUses>) {
    return this.uses.ofItem(given.query.referenceBookItemGuid);
  }

  @Call(ReferenceBookItemGetMerging)
  getMerging(@Input() given: Given<typeof ReferenceBookItemGetMerging>) {
    return this.mergeItems.preview(given.body);
  }

  @Call(ReferenceBookItemCreate)
  create(@Input() given: Given<typeof ReferenceBookItemCreate>) {
    return this.createItems.one(given.scope, given.body);
  }

  @Call(ReferenceBookItemCreateRange)
  createRange(@Input() given: Given<typeof ReferenceBookItemCreateRange>) {
    return this.createItems.range(given.scope, given.body);
  }

  @Call(ReferenceBookItemUpdate)
  update(@Input() given: Given<typeof ReferenceBookItemUpdate>) {
    return this.updateItem.run(given.scope, given.body);
  }

  @Call(ReferenceBookItemArrange)
  arrange(@Input() given: Given<typeof ReferenceBookItemArrange>) {
    return this.arrangeItems.run(given.scope, given.body);
  }

  @Call(ReferenceBookItemArchive)
  archive(@Input() given: Given<typeof ReferenceBookItemArchive>) {
    return this.archiveItems.run(given.scope, given.body);
  }

  @Call(ReferenceBookItemMerge)
  merge(@Input() given: Given<typeof ReferenceBookItemMerge>) {
    return this.mergeItems.run(given.scope, given.body);
  }

  @Call(ReferenceBookItemDelete)
  delete(@Input() given: Given<typeof ReferenceBookItemDelete>) {
    return this.deleteItems.one(given.scope, given.query.referenceBookItemGuid);
  }

  @Call(ReferenceBookItemDeleteRange)
  deleteRange(@Input() given: Given<typeof ReferenceBookItemDeleteRange>) {
    return this.deleteItems.range(given.scope, given.body.referenceBookItemGuids);
  }

  @Call(ReferenceBookItemRestore)
  restore(@Input() given: Given<typeof ReferenceBookItemRestore>) {
    return this.deleteItems.restore(given.scope, given.body.referenceBookItemGuids);
  }
}
