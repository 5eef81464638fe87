import { ApiProperty } from '@nestjs/swagger';

/** The data of a `leads` event: what the caller, with the rights that hold now, sees happen. */
export class LeadEventData {
  @ApiProperty({ type: [String], description: 'Came into sight: new, restored, or handed to the caller' })
  added: string[];

  @ApiProperty({ type: [String], description: 'Changed: status, priority, assignee, contact data or a new note' })
  changed: string[];

  @ApiProperty({ type: [String], description: "Went out of sight: deleted, or no longer the caller's to see" })
  removed: string[];

  @ApiProperty({ description: 'More than could be named: load anew what is on the screen' })
  many: boolean;
}
