import { createHash, randomBytes } from 'node:crypto';
const site='http://localhost:4300';
const nonce=randomBytes(32).toString('base64url');
const form=new URLSearchParams({email:'a'+Date.now()+'@example.com',verified:'on',nonce:createHash('sha256').update(nonce).digest('base64url')});
const given=await (await fetch(site+'/_local/sign-in/google',{method:'POST',body:form,headers:{origin:site}})).text();
const token=/data-token="([^"]+)"/.exec(given)?.[1]??'';
const r=await fetch(site+'/oauth/token',{method:'POST',headers:{'content-type':'application/json',origin:site,accept:'application/json'},body:JSON.stringify({grant:'social',provider:'google',access_token:token,nonce})});
const j:any=await r.json();console.log(r.status);
for(const body of ['{}',JSON.stringify({endpoint:'https://fcm.googleapis.com/fcm/send/x',keys:{p256dh:'B'.repeat(87),auth:'a'.repeat(22)}})]){
const p=await fetch(site+'/api/push/browser',{method:'POST',headers:{'content-type':'application/json',accept:'application/json',origin:site,authorization:'Bearer '+(j.access_token??j.token)},body});console.log(p.status,(await p.text()).slice(0,300));}
