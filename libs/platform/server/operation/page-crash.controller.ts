import { Controller } from '@nestjs/common';
import { PageReportCrash } from '@rampa/contract';
import { Call, Input, type Given } from '../http/call.decorator.ts';
import { PageCrashes } from './page-crashes.ts';

@Controller()
export class PageCrashController {
  constructor(private readonly crashes: PageCrashes) {}

  @Call(PageReportCrash)
  report(@Input() { body, request }: Given<typeof PageReportCrash>) {
    this.crashes.add(body, request.headers['user-agent'] ?? '');
  }
}
