import { Logo } from '@rampa/platform/web/base';
import './style/hall.css';

export function HowToOpen() {
  return (
    <main className="hall-help">
      <Logo />
      <h1>Экран зала</h1>
      <p>
        У каждого экрана свой адрес вида <b>{location.host}/public/display/ключ</b>. Организатор найдёт его на странице
        «Экраны» своего мероприятия; откройте этот адрес здесь и нажмите на экран, чтобы развернуть его.
      </p>
    </main>
  );
}
