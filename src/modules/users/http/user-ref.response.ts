import { ApiProperty } from '@nestjs/swagger';

export class UserRef {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: 'Sunita Devi' })
  name: string;
}

export function userRef(person: { readonly id: string; readonly name: string } | null): UserRef | null {
  return person && { _id: person.id, name: person.name };
}
