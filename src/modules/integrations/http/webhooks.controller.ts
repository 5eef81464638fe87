import { applyDecorators, Controller, Delete, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { AcceptsIdempotencyKey, Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body, IdParam, Query } from '../../../shared/http/input.js';
import { ApiOkMessage, type MessageResponse } from '../../../shared/http/shared-responses.js';
import { ClientAddress, CurrentSignIn, Staff } from '../../auth/http/access.js';
import type { SignedIn } from '../../auth/http/staff-request.js';
import { passwordsBusy, reauthenticationRequired, wrongCurrentPassword } from '../../users/domain/user.errors.js';
import { isAccepted } from '../application/webhook-caller.service.js';
import { WebhooksService } from '../application/webhooks.service.js';
import {
  deliveryNotFound,
  endpointNotAnswering,
  keyBeyondOwnRights,
  tooManyWebhooks,
  webhookKeyUnusable,
  webhookNotEnabled,
  webhookNotFound,
} from '../domain/integration.errors.js';
import { MAX_WEBHOOKS } from '../domain/webhook.js';
import { ManagedKeyDto } from './api-key.dto.js';
import {
  CreateWebhookDto,
  DeliveryListResult,
  DeliveryQuery,
  DeliveryResult,
  deliveryResponse,
  NewWebhookResult,
  newWebhook,
  ReplayedEventsResult,
  ReplaySinceDto,
  testResponse,
  UpdateWebhookDto,
  WebhookListResult,
  WebhookResult,
  WebhookTestResult,
  webhookChanges,
  webhookResponse,
} from './webhook.dto.js';

const WebhookId = (): MethodDecorator => ApiParam({ name: 'id', format: 'uuid', description: "The webhook's id" });

/** Needs a sign-in within the last 15 minutes, or the current password. */
const ApiConfirmed = (): MethodDecorator =>
  applyDecorators(
    ApiBadBody(),
    ApiFailures(reauthenticationRequired, wrongCurrentPassword, tooManyRequests, passwordsBusy),
  );

const REAUTHENTICATION = 'Needs a sign-in within the last 15 minutes, or `currentPassword`.';
const SHOWN_ONCE = 'Copy the secret now: it is not shown again';

@ApiTags('webhooks')
@Controller('webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  @Staff('canManageIntegrations')
  @ApiOperation({ summary: 'List the webhooks, newest first', description: `At most ${MAX_WEBHOOKS}.` })
  @ApiOkResponse({ type: WebhookListResult })
  @ApiBadInput()
  async listWebhooks(): Promise<WebhookListResult> {
    return { data: (await this.webhooks.list()).map(webhookResponse) };
  }

  @Get(':id')
  @Staff('canManageIntegrations')
  @ApiOperation({ summary: 'Get a webhook', description: 'Never returns its secret.' })
  @WebhookId()
  @ApiOkResponse({ type: WebhookResult })
  @ApiFailures(webhookNotFound)
  @ApiBadInput()
  async getWebhook(@IdParam() id: string): Promise<WebhookResult> {
    return { data: webhookResponse(await this.webhooks.find(id)) };
  }

  @Post()
  @Repeatable()
  @Header('Cache-Control', 'no-store')
  @Staff('canManageIntegrations')
  @ApiOperation({
    summary: 'Create a webhook',
    description: `Its messages follow Standard Webhooks: verify \`webhook-signature\` with the secret (\`whsec_...\`). Enable it next. ${REAUTHENTICATION}`,
  })
  @ApiCreatedResponse({ type: NewWebhookResult })
  @ApiFailures(keyBeyondOwnRights, tooManyWebhooks)
  @ApiConfirmed()
  async createWebhook(
    @CurrentSignIn() signIn: SignedIn,
    @Body() dto: CreateWebhookDto,
    @ClientAddress() address: string,
  ): Promise<NewWebhookResult> {
    const manager = { signIn, currentPassword: dto.currentPassword, address };
    const { webhook, secret } = await this.webhooks.create(manager, newWebhook(dto));
    return { message: `Webhook created. ${SHOWN_ONCE}`, data: { ...webhookResponse(webhook), secret } };
  }

  @Put(':id')
  @Staff('canManageIntegrations')
  @ApiOperation({
    summary: 'Change a webhook',
    description: `After a change of \`url\`, enable it again. A new \`url\` or \`keyId\` needs a sign-in within the last 15 minutes, or \`currentPassword\`.`,
  })
  @WebhookId()
  @ApiOkResponse({ type: WebhookResult })
  @ApiFailures(webhookNotFound, keyBeyondOwnRights)
  @ApiConfirmed()
  async updateWebhook(
    @CurrentSignIn() signIn: SignedIn,
    @IdParam() id: string,
    @Body() dto: UpdateWebhookDto,
    @ClientAddress() address: string,
  ): Promise<WebhookResult> {
    const manager = { signIn, currentPassword: dto.currentPassword, address };
    return { data: webhookResponse(await this.webhooks.update(manager, id, webhookChanges(dto))) };
  }

  @Delete(':id')
  @Staff('canManageIntegrations')
  @ApiOperation({ summary: 'Delete a webhook and its deliveries', description: 'Nothing more is sent to it.' })
  @WebhookId()
  @ApiOkMessage('Webhook deleted')
  @ApiFailures(webhookNotFound)
  @ApiBadBody()
  async deleteWebhook(
    @CurrentSignIn() signIn: SignedIn,
    @IdParam() id: string,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.webhooks.delete({ signIn, currentPassword: undefined, address }, id);
    return { message: 'Webhook deleted' };
  }

  @Post(':id/rotate-secret')
  @Repeatable()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Staff('canManageIntegrations')
  @ApiOperation({
    summary: 'Give a webhook a new secret',
    description: `For 24 hours, messages are signed with both secrets. ${REAUTHENTICATION}`,
  })
  @WebhookId()
  @ApiBody({ type: ManagedKeyDto, required: false })
  @ApiOkResponse({ type: NewWebhookResult })
  @ApiFailures(webhookNotFound, webhookKeyUnusable, keyBeyondOwnRights)
  @ApiConfirmed()
  async rotateWebhookSecret(
    @CurrentSignIn() signIn: SignedIn,
    @IdParam() id: string,
    @Body() { currentPassword }: ManagedKeyDto,
    @ClientAddress() address: string,
  ): Promise<NewWebhookResult> {
    const { webhook, secret } = await this.webhooks.rotate({ signIn, currentPassword, address }, id);
    return { message: `Secret changed. ${SHOWN_ONCE}`, data: { ...webhookResponse(webhook), secret } };
  }

  @Post(':id/test')
  @AcceptsIdempotencyKey()
  @HttpCode(200)
  @Staff('canManageIntegrations')
  @ApiOperation({ summary: 'Send a signed test message', description: 'Its type is `test.ping`.' })
  @WebhookId()
  @ApiOkResponse({ type: WebhookTestResult })
  @ApiFailures(webhookNotFound)
  @ApiBadBody()
  async testWebhook(@IdParam() id: string): Promise<WebhookTestResult> {
    const call = await this.webhooks.test(id);
    return { data: testResponse(isAccepted(call), call) };
  }

  @Post(':id/enable')
  @Repeatable()
  @HttpCode(200)
  @Staff('canManageIntegrations')
  @ApiOperation({
    summary: 'Enable a webhook',
    description:
      'Sends a signed test message, which the receiver must answer with a status from 200 to 299. Events are sent from now on. If it missed events, replay them since `missedSince`.',
  })
  @WebhookId()
  @ApiOkResponse({ type: WebhookResult })
  @ApiFailures(webhookNotFound, webhookKeyUnusable, keyBeyondOwnRights, endpointNotAnswering)
  @ApiBadBody()
  async enableWebhook(
    @CurrentSignIn() signIn: SignedIn,
    @IdParam() id: string,
    @ClientAddress() address: string,
  ): Promise<WebhookResult> {
    const manager = { signIn, currentPassword: undefined, address };
    return { data: webhookResponse(await this.webhooks.enable(manager, id)) };
  }

  @Post(':id/replay')
  @Repeatable()
  @HttpCode(200)
  @Staff('canManageIntegrations')
  @ApiOperation({
    summary: 'Send events again',
    description: 'Also those that were accepted, with the same `webhook-id`.',
  })
  @WebhookId()
  @ApiOkResponse({ type: ReplayedEventsResult })
  @ApiFailures(webhookNotFound, webhookKeyUnusable, keyBeyondOwnRights, webhookNotEnabled)
  @ApiBadBody()
  async replayWebhook(
    @CurrentSignIn() signIn: SignedIn,
    @IdParam() id: string,
    @Body() { since }: ReplaySinceDto,
    @ClientAddress() address: string,
  ): Promise<ReplayedEventsResult> {
    const manager = { signIn, currentPassword: undefined, address };
    const replayed = await this.webhooks.replay(manager, id, since === undefined ? undefined : new Date(since));
    return { data: { queued: replayed.queued, since: replayed.since.toISOString() } };
  }

  @Get(':id/deliveries')
  @Staff('canManageIntegrations')
  @ApiOperation({
    summary: 'List the deliveries of a webhook, newest first',
    description: 'Kept for 30 days, without addresses, headers and bodies.',
  })
  @WebhookId()
  @ApiOkResponse({ type: DeliveryListResult })
  @ApiFailures(webhookNotFound)
  @ApiBadInput()
  async listDeliveries(@IdParam() id: string, @Query() query: DeliveryQuery): Promise<DeliveryListResult> {
    return { data: (await this.webhooks.listDeliveries(id, query)).map(deliveryResponse) };
  }

  @Post(':id/deliveries/:deliveryId/retry')
  @Repeatable()
  @HttpCode(200)
  @Staff('canManageIntegrations')
  @ApiOperation({
    summary: 'Send a delivery again, now',
    description: 'It has all its tries again. A delivery that is waiting stays as it is.',
  })
  @WebhookId()
  @ApiParam({ name: 'deliveryId', format: 'uuid', description: "The delivery's id" })
  @ApiOkResponse({ type: DeliveryResult })
  @ApiFailures(webhookNotFound, webhookKeyUnusable, keyBeyondOwnRights, webhookNotEnabled, deliveryNotFound)
  @ApiBadBody()
  async retryDelivery(
    @CurrentSignIn() signIn: SignedIn,
    @IdParam() id: string,
    @IdParam('deliveryId') deliveryId: string,
    @ClientAddress() address: string,
  ): Promise<DeliveryResult> {
    const manager = { signIn, currentPassword: undefined, address };
    return { data: deliveryResponse(await this.webhooks.retry(manager, id, deliveryId)) };
  }
}
