import { Controller } from '@nestjs/common';
import { GlobalGetCities } from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { citiesOf } from '../places/cities.ts';

@Controller()
export class PlacesController {
  @Call(GlobalGetCities)
  getCities(@Input() given: Given<typeof GlobalGetCities>) {
    return citiesOf(given.query.country_name);
  }
}
