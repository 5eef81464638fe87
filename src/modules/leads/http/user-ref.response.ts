import { ApiProperty } from '@nestjs/swagger';

export class PersonRef {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: 'Sunita Devi' })
  name: string;
}

export class AssigneesAnswer {
  @ApiProperty({ type: [PersonRef] })
  data: PersonRef[];
}

export function personRef(person: { readonly id: string; readonly name: string } | null): PersonRef | null {
  return person && { _id: person.id, name: person.name };
}
