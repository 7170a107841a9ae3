import { SetMetadata } from '@nestjs/common';

export const OPEN_ROUTE = 'rampa:open-route';

/** A route outside the contract that needs no access: health, OpenAPI, pages. */
export const OpenRoute = (): MethodDecorator => SetMetadata(OPEN_ROUTE, true);
