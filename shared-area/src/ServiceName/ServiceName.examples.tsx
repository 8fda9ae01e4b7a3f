import { ServiceName } from './ServiceName';

export function OnTheList() {
  return (
    <p>
      <ServiceName>Birth Certificate</ServiceName>
    </p>
  );
}

export function OfAServiceThatIsGone() {
  return (
    <p>
      <ServiceName>Permit of the year 2019</ServiceName>
    </p>
  );
}
