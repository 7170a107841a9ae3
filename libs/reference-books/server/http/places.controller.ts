import { Controller } from '@nestjs/common';
import { GlobalGetCities, GlobalGetCountries } from '@rampa/contract';
import { COUNTRIES } from '@rampa/kernel';
import { Call, Input, type Given } from '@rampa/platform/server';
import { citiesOf } from '../places/cities.ts';

@Controller()
export class PlacesController {
  @Call(GlobalGetCountries)
  getCountries() {
    return [...COUNTRIES];
  }

  @Call(GlobalGetCities)
  getCities(@Input() given: Given<typeof GlobalGetCities>) {
    return citiesOf(given.query.country_name);
  }
}
