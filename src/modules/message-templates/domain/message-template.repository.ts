import type { LeadType } from '../../../lead-types/lead-types.js';
import type { ChangeOrigin } from '../../leads/domain/lead.repository.js';
import type { MessageTemplate, MessageTemplateContent } from './message-template.js';

/** Throws if the writer may not write templates for the type (null: for all types). */
export type TypeCheck = (leadType: LeadType | null) => void;

/** Where message templates are kept, for all of the staff. Every change is audited, without the words of the message. */
export abstract class MessageTemplateRepository {
  /** By name. */
  abstract list(): Promise<MessageTemplate[]>;

  /** @throws DomainError when the name is taken or there are too many */
  abstract add(content: MessageTemplateContent, origin: ChangeOrigin): Promise<MessageTemplate>;

  /**
   * Null if there is none. `mayWrite` gets the template's type before the change.
   * @throws DomainError when the name is taken
   */
  abstract update(
    id: string,
    content: MessageTemplateContent,
    mayWrite: TypeCheck,
    origin: ChangeOrigin,
  ): Promise<MessageTemplate | null>;

  /** Whether there was one. */
  abstract delete(id: string, mayWrite: TypeCheck, origin: ChangeOrigin): Promise<boolean>;
}
