"""Serves moto at the port of the first argument, one request after the other.

moto 5.2 copies the whole table for each item of a transaction, and sorts the whole table for each query. With forecasts
in the table that takes seconds. Here a failed transaction puts back the items that it names, and a query sorts what it
finds. Nothing else of moto is changed.
"""

import copy
import sys
import threading
from types import SimpleNamespace

import moto.dynamodb.models as dynamodb
from moto.moto_server.werkzeug_app import DomainDispatcherApplication, create_backend_app
from werkzeug.serving import run_simple

transact = dynamodb.DynamoDBBackend.transact_write_items
dynamodb.copy = SimpleNamespace(
    deepcopy=lambda value: value if isinstance(value, dynamodb.Table) else copy.deepcopy(value)
)


def transact_write_items(self, transact_items):
    tables = {op["TableName"]: self.get_table(op["TableName"]) for item in transact_items for op in item.values()}
    before = []
    for item in transact_items:
        for op in item.values():
            table = tables[op["TableName"]]
            key = op.get("Key") or op["Item"]
            names = [name for name in (table.hash_key_attr, table.range_key_attr) if name]
            key = {name: key[name] for name in names}
            before.append((table, key, copy.deepcopy(self.get_item(table.name, key))))
    try:
        transact(self, transact_items)
    except Exception:
        for table, key, item in before:
            if item is None:
                self.delete_item(table.name, key)
            else:
                table.put_item(item.to_json()["Attributes"])
        raise


query = dynamodb.Table.query


def query_found_items(self, hash_key, comparison, values, limit, start, forward, projection, index_name, *args, **kwargs):
    partitions = self.items.values() if index_name else [self.items.get(hash_key, {})]
    self.all_items = lambda: [item for partition in partitions for item in partition.values()]
    try:
        return query(self, hash_key, comparison, values, limit, start, forward, projection, index_name, *args, **kwargs)
    finally:
        del self.all_items


dynamodb.DynamoDBBackend.transact_write_items = transact_write_items
dynamodb.Table.query = query_found_items
app, lock = DomainDispatcherApplication(create_backend_app), threading.Lock()


def one_by_one(environ, start_response):
    with lock:
        return app(environ, start_response)


run_simple("127.0.0.1", int(sys.argv[1]), one_by_one, threaded=True)
