import { Controller } from '@nestjs/common';
import { ApplicationNoteAdd, ApplicationNoteRemove, ApplicationNoteRestore } from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { KeepNotes } from '../use-cases/keep-notes.ts';

@Controller()
export class NotesController {
  constructor(private readonly notes: KeepNotes) {}

  @Call(ApplicationNoteAdd)
  async add(@Input() { scope, query, body }: Given<typeof ApplicationNoteAdd>) {
    await this.notes.add(scope, query.applicationGuid, body);
    return {};
  }

  @Call(ApplicationNoteRemove)
  async remove(@Input() { scope, query }: Given<typeof ApplicationNoteRemove>) {
    await this.notes.remove(scope, query.applicationGuid, query.noteGuid);
    return {};
  }

  @Call(ApplicationNoteRestore)
  async restore(@Input() { scope, query }: Given<typeof ApplicationNoteRestore>) {
    await this.notes.restore(scope, query.applicationGuid, query.noteGuid);
    return {};
  }
}
