import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseHealth } from '../domain/database-health.js';

@Injectable()
export class PostgresDatabaseHealth extends DatabaseHealth {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async check(): Promise<void> {
    await this.dataSource.query('SELECT 1');
  }
}
