// A link that opens the device's map app, built from the address text: nothing is requested before the press. Pure.

/** Android knows `geo:`, Apple's devices open their map by its address, others open a web page. */
export function mapAddress(place: string, device: string): string {
  const asked = encodeURIComponent(place);
  if (/Android/i.test(device)) return `geo:0,0?q=${asked}`;
  if (/iPhone|iPad|iPod/i.test(device)) return `https://maps.apple.com/?q=${asked}`;
  return `https://yandex.ru/maps/?text=${asked}`;
}

/** Town and house as a map finds them; a town that the house's address contains is not repeated. */
export function soughtPlace(city: string, place: string): string {
  if (place === '') return city;
  return city === '' || place.toLowerCase().includes(city.toLowerCase()) ? place : `${city}, ${place}`;
}
