import type { LeadType } from '../../../lead-types/lead-types.js';
import type { ChangeOrigin } from '../../leads/domain/lead.repository.js';
import type { MessageTemplate, MessageTemplateContent } from './message-template.js';

/** Throws where somebody may not write templates for a type (null: for all types). */
export type TypeCheck = (leadType: LeadType | null) => void;

/** Where message templates are kept, for all of the staff. Every change is audited, without the words of the message. */
export abstract class MessageTemplateRepository {
  /** By name. */
  abstract list(): Promise<MessageTemplate[]>;

  /** @throws DomainError when the name is taken or there are too many */
  abstract add(content: MessageTemplateContent, origin: ChangeOrigin): Promise<MessageTemplate>;

  /**
   * Null where there is none. `mayWrite` is asked about the type that the template is for until then.
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
