import { applyDecorators, Controller, Delete, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body, IdParam } from '../../../shared/http/input.js';
import { ApiOkMessage, type MessageResponse } from '../../../shared/http/shared-responses.js';
import { ClientAddress, CurrentSignIn, Staff } from '../../auth/http/access.js';
import type { SignedIn } from '../../auth/http/staff-request.js';
import { passwordsBusy, reauthenticationRequired, wrongCurrentPassword } from '../../users/domain/user.errors.js';
import { ApiKeysService } from '../application/api-keys.service.js';
import { keyBeyondOwnRights, keyNotFound } from '../domain/integration.errors.js';
import {
  ApiKeyListResult,
  ApiKeyResult,
  apiKeyResponse,
  CreateKeyDto,
  keyChanges,
  ManagedKeyDto,
  NewApiKeyResult,
  newKey,
  UpdateKeyDto,
} from './api-key.dto.js';

const ApiKeyId = (): MethodDecorator => ApiParam({ name: 'id', format: 'uuid', description: "The key's id" });

/** Changes of keys need a sign-in within the last 15 minutes, or the current password. */
const ApiKeyChange = (): MethodDecorator =>
  applyDecorators(
    ApiBadBody(),
    ApiFailures(reauthenticationRequired, wrongCurrentPassword, tooManyRequests, passwordsBusy),
  );

const REAUTHENTICATION = 'Needs a sign-in within the last 15 minutes, or `currentPassword`.';
const SHOWN_ONCE = 'Copy the secret now: it is not shown again';

@ApiTags('keys')
@Controller('keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @Get()
  @Staff('canManageIntegrations')
  @ApiOperation({ summary: 'List the API keys, newest first', description: 'Without revoked keys.' })
  @ApiOkResponse({ type: ApiKeyListResult })
  @ApiBadInput()
  async listKeys(): Promise<ApiKeyListResult> {
    return { data: (await this.keys.list()).map(apiKeyResponse) };
  }

  @Get(':id')
  @Staff('canManageIntegrations')
  @ApiOperation({ summary: 'Get an API key', description: 'Never returns its secret.' })
  @ApiKeyId()
  @ApiOkResponse({ type: ApiKeyResult })
  @ApiFailures(keyNotFound)
  @ApiBadInput()
  async getKey(@IdParam() id: string): Promise<ApiKeyResult> {
    return { data: apiKeyResponse(await this.keys.find(id)) };
  }

  @Post()
  @Repeatable()
  @Header('Cache-Control', 'no-store')
  @Staff('canManageIntegrations')
  @ApiOperation({
    summary: 'Create an API key',
    description: `Send its secret as \`Authorization: Bearer kc_...\`. Only its hash is stored. You can give only scopes and lead types that your own permissions include. A key cannot sign in, be an assignee, or manage users and keys. It can make 600 calls a minute. ${REAUTHENTICATION}`,
  })
  @ApiCreatedResponse({ type: NewApiKeyResult })
  @ApiFailures(keyBeyondOwnRights)
  @ApiKeyChange()
  async createKey(
    @CurrentSignIn() signIn: SignedIn,
    @Body() dto: CreateKeyDto,
    @ClientAddress() address: string,
  ): Promise<NewApiKeyResult> {
    const manager = { signIn, currentPassword: dto.currentPassword, address };
    const { key, secret } = await this.keys.create(manager, newKey(dto, new Date()));
    return { message: `Key created. ${SHOWN_ONCE}`, data: { ...apiKeyResponse(key), secret } };
  }

  @Put(':id')
  @Staff('canManageIntegrations')
  @ApiOperation({
    summary: 'Change the name, scopes, lead types or expiry of an API key',
    description: `Applies from the next call. ${REAUTHENTICATION}`,
  })
  @ApiKeyId()
  @ApiOkResponse({ type: ApiKeyResult })
  @ApiFailures(keyNotFound, keyBeyondOwnRights)
  @ApiKeyChange()
  async updateKey(
    @CurrentSignIn() signIn: SignedIn,
    @IdParam() id: string,
    @Body() dto: UpdateKeyDto,
    @ClientAddress() address: string,
  ): Promise<ApiKeyResult> {
    const manager = { signIn, currentPassword: dto.currentPassword, address };
    return { data: apiKeyResponse(await this.keys.update(manager, id, keyChanges(dto, new Date()))) };
  }

  @Post(':id/rotate')
  @Repeatable()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Staff('canManageIntegrations')
  @ApiOperation({
    summary: 'Give an API key a new secret',
    description: `The former secret works for another 24 hours, or until the next rotation. To stop it at once, revoke the key. ${REAUTHENTICATION}`,
  })
  @ApiKeyId()
  @ApiBody({ type: ManagedKeyDto, required: false })
  @ApiOkResponse({ type: NewApiKeyResult })
  @ApiFailures(keyNotFound, keyBeyondOwnRights)
  @ApiKeyChange()
  async rotateKey(
    @CurrentSignIn() signIn: SignedIn,
    @IdParam() id: string,
    @Body() { currentPassword }: ManagedKeyDto,
    @ClientAddress() address: string,
  ): Promise<NewApiKeyResult> {
    const { key, secret } = await this.keys.rotate({ signIn, currentPassword, address }, id);
    return { message: `Secret changed. ${SHOWN_ONCE}`, data: { ...apiKeyResponse(key), secret } };
  }

  @Delete(':id')
  @Staff('canManageIntegrations')
  @ApiOperation({
    summary: 'Revoke an API key',
    description: `Its secret is refused from the next call on. The history keeps its name. ${REAUTHENTICATION}`,
  })
  @ApiKeyId()
  @ApiBody({ type: ManagedKeyDto, required: false })
  @ApiOkMessage('Key revoked')
  @ApiFailures(keyNotFound)
  @ApiKeyChange()
  async revokeKey(
    @CurrentSignIn() signIn: SignedIn,
    @IdParam() id: string,
    @Body() { currentPassword }: ManagedKeyDto,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.keys.revoke({ signIn, currentPassword, address }, id);
    return { message: 'Key revoked' };
  }
}
